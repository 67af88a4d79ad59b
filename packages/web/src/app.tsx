import { RuleLinkProvider, WhyProvider } from "@starboard/ui";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import * as en from "./messages/en.ts";
import { ClubTabs } from "./clubs/ClubTabs.tsx";
import { useTurns } from "./online/turn-count.ts";
import { useHasTicket } from "./find/has-ticket.ts";
import { gameOfRule } from "./loaded-game.ts";
import { href, navigate, type Route, useRoute } from "./router.ts";
import { Announcer } from "./shell/announce.tsx";
import { DropZone } from "./shell/DropZone.tsx";
import { ErrorBoundary, NotFound } from "./shell/ErrorPages.tsx";
import { Loading } from "./shell/Loading.tsx";
import { Nav } from "./shell/Nav.tsx";
import { setPageTitle } from "./shell/page-title.ts";
import { useShared } from "./share/share-store.ts";
import { Toasts } from "./shell/Toasts.tsx";

const Landing = lazy(() => import("./landing/Landing.tsx").then((m) => ({ default: m.Landing })));
const NewTable = lazy(() => import("./newtable/NewTable.tsx").then((m) => ({ default: m.NewTable })));
const MakePage = lazy(() => import("./editors/EditorsPage.tsx").then((m) => ({ default: m.EditorsPage })));
const TableScreen = lazy(() => import("./table/TableScreen.tsx").then((m) => ({ default: m.TableScreen })));
const GuideScreen = lazy(() => import("./guide/GuideScreen.tsx").then((m) => ({ default: m.GuideScreen })));
const LearnPage = lazy(() => import("./learn/LearnPage.tsx").then((m) => ({ default: m.LearnPage })));
const CoursePage = lazy(() => import("./learn/CoursePage.tsx").then((m) => ({ default: m.CoursePage })));
const LessonFileScreen = lazy(() => import("./learn/LessonScreen.tsx").then((m) => ({ default: m.LessonFileScreen })));
const LessonEditor = lazy(() => import("./learn/LessonEditor.tsx").then((m) => ({ default: m.LessonEditor })));
const MakeLesson = lazy(() => import("./learn/MakeLesson.tsx").then((m) => ({ default: m.MakeLesson })));
const LessonScreen = lazy(() => import("./learn/LessonScreen.tsx").then((m) => ({ default: m.LessonScreen })));
const PuzzlesPage = lazy(() => import("./puzzles/PuzzlesPage.tsx").then((m) => ({ default: m.PuzzlesPage })));
const PuzzleListPage = lazy(() => import("./puzzles/PuzzleListPage.tsx").then((m) => ({ default: m.PuzzleListPage })));
const PuzzleScreen = lazy(() => import("./puzzles/PuzzleScreen.tsx").then((m) => ({ default: m.PuzzleScreen })));
const ReplayScreen = lazy(() => import("./replay/ReplayScreen.tsx").then((m) => ({ default: m.ReplayScreen })));
const ReviewScreen = lazy(() => import("./review/ReviewScreen.tsx").then((m) => ({ default: m.ReviewScreen })));
const StudyScreen = lazy(() => import("./study/StudyScreen.tsx").then((m) => ({ default: m.StudyScreen })));
const StudiesPage = lazy(() => import("./study/StudiesPage.tsx").then((m) => ({ default: m.StudiesPage })));
const StudyTextPage = lazy(() => import("./study/StudyTextPage.tsx").then((m) => ({ default: m.StudyTextPage })));
const Tables = lazy(() => import("./tables/Tables.tsx").then((m) => ({ default: m.Tables })));
const LadderPage = lazy(() => import("./ladder/LadderPage.tsx").then((m) => ({ default: m.LadderPage })));
const ArchivePage = lazy(() => import("./archive/ArchivePage.tsx").then((m) => ({ default: m.ArchivePage })));
const StatisticsPage = lazy(() =>
  import("./statistics/StatisticsPage.tsx").then((m) => ({ default: m.StatisticsPage })),
);
const LibraryPuzzleScreen = lazy(() =>
  import("./puzzles/PuzzleScreen.tsx").then((m) => ({ default: m.LibraryPuzzleScreen })),
);
const LibraryPage = lazy(() => import("./library/LibraryPage.tsx").then((m) => ({ default: m.LibraryPage })));
const LabPage = lazy(() => import("./lab/LabPage.tsx").then((m) => ({ default: m.LabPage })));
const ItemPage = lazy(() => import("./library/ItemPage.tsx").then((m) => ({ default: m.ItemPage })));
const ProfilePage = lazy(() => import("./people/ProfilePage.tsx").then((m) => ({ default: m.ProfilePage })));
const FindPage = lazy(() => import("./find/FindPage.tsx").then((m) => ({ default: m.FindPage })));
const TicketStatus = lazy(() => import("./find/TicketStatus.tsx").then((m) => ({ default: m.TicketStatus })));
const ShareDialog = lazy(() => import("./share/ShareDialog.tsx").then((m) => ({ default: m.ShareDialog })));
const SharedFile = lazy(() => import("./install/SharedFile.tsx").then((m) => ({ default: m.SharedFile })));
const AtHost = lazy(() => import("./online/RequireHost.tsx").then((m) => ({ default: m.RequireHost })));
const Lobby = lazy(() => import("./online/Lobby.tsx").then((m) => ({ default: m.Lobby })));
const OnlineTable = lazy(() => import("./online/OnlineTable.tsx").then((m) => ({ default: m.OnlineTable })));
const TournamentList = lazy(() =>
  import("./tournament/TournamentList.tsx").then((m) => ({ default: m.TournamentList })),
);
const TournamentPage = lazy(() =>
  import("./tournament/TournamentPage.tsx").then((m) => ({ default: m.TournamentPage })),
);
const SeasonPage = lazy(() => import("./tournament/SeasonPage.tsx").then((m) => ({ default: m.SeasonPage })));
const ClubsPage = lazy(() => import("./clubs/ClubsPage.tsx").then((m) => ({ default: m.ClubsPage })));
const ClubPage = lazy(() => import("./clubs/ClubPage.tsx").then((m) => ({ default: m.ClubPage })));
const Account = lazy(() => import("./online/Account.tsx").then((m) => ({ default: m.Account })));
const ProgramsPage = lazy(() => import("./programs/ProgramsPage.tsx").then((m) => ({ default: m.ProgramsPage })));
const ResetPassword = lazy(() => import("./online/ResetPassword.tsx").then((m) => ({ default: m.ResetPassword })));
const Admin = lazy(() => import("./admin/Admin.tsx").then((m) => ({ default: m.Admin })));
const Enter = lazy(() => import("./online/JoinByLink.tsx").then((m) => ({ default: m.JoinByLink })));
const Verify = lazy(() => import("./verify/Verify.tsx").then((m) => ({ default: m.Verify })));
const RulesPage = lazy(() => import("./rules/RulesPage.tsx").then((m) => ({ default: m.RulesPage })));
const SettingsPage = lazy(() => import("./settings/SettingsPage.tsx").then((m) => ({ default: m.SettingsPage })));

/** Routes that need a host. */
const AT_HOST: ReadonlySet<Route["at"]> = new Set([
  "online",
  "find",
  "ladder",
  "programs",
  "people",
  "archive",
  "statistics",
  "library",
  "libraryItem",
  "libraryPuzzle",
  "play",
  "account",
  "tournaments",
  "tournament",
  "season",
  "clubs",
  "club",
]);
/** Outside a match a rule chip opens the rules page. */
const ruleLink = {
  open: (rule: string): void => navigate({ at: "rules", game: gameOfRule(rule), rule }),
  href: (rule: string): string => href({ at: "rules", game: gameOfRule(rule), rule }),
};

export function App() {
  const route = useRoute();
  const turns = useTurns((s) => s.count);
  const hasTicket = useHasTicket((s) => s.has);
  const isSharing = useShared((s) => s.subject !== null);
  useEffect(() => {
    const name = titleOf(route);
    if (name !== undefined) setPageTitle(en.shell.title(name, turns));
  }, [route, turns]);
  return (
    <RuleLinkProvider value={ruleLink}>
      <WhyProvider>
        <a className="skip btn" href="#content">
          {en.shell.skip}
        </a>
        <ErrorBoundary key={routeKey(route)}>
          <Suspense fallback={<Loading />}>
            {AT_HOST.has(route.at) ? (
              <AtHost page={Page}>
                <Screen route={route} />
              </AtHost>
            ) : (
              <Screen route={route} />
            )}
          </Suspense>
        </ErrorBoundary>
        <Announcer />
        <Toasts />
        {hasTicket && (
          <Suspense fallback={null}>
            <TicketStatus />
          </Suspense>
        )}
        <DropZone />
        {isSharing && (
          <Suspense fallback={null}>
            <ShareDialog />
          </Suspense>
        )}
      </WhyProvider>
    </RuleLinkProvider>
  );
}

function Screen({ route }: { readonly route: Route }) {
  switch (route.at) {
    case "table":
      return <TableScreen match={route.match} />;
    case "guide":
      return <GuideScreen key={route.game} game={route.game} />;
    case "lesson":
      return <LessonScreen key={`${route.game}/${route.lesson}`} game={route.game} lesson={route.lesson} />;
    case "lessonFile":
      return <LessonFileScreen />;
    case "puzzle":
      return <PuzzleScreen game={route.game} puzzle={route.puzzle} />;
    case "libraryPuzzle":
      return <LibraryPuzzleScreen item={route.item} n={route.n} />;
    case "lessonEditor":
      // A draft fills the screen; where a lesson can begin is a normal page. A link carries its draft behind the "#".
      if (href(route) === href({ at: "lessonEditor" }) && location.hash === "")
        return (
          <Page>
            <MakeLesson />
          </Page>
        );
      return <LessonEditor route={route} />;
    case "studies":
      // A study fills the screen; their list and a study's text are normal pages.
      if (route.study !== undefined && !route.text) return <StudyScreen key={route.study} id={route.study} />;
      return (
        <Page>
          {route.study === undefined ? <StudiesPage /> : <StudyTextPage key={route.study} id={route.study} />}
        </Page>
      );
    case "replay":
      return <ReplayScreen match={route.match} n={route.n} />;
    case "review":
      return <ReviewScreen match={route.match} n={route.n} />;
    case "online":
      // A running match fills the screen; a table before its match is a normal page.
      if (route.table !== undefined) return <OnlineTable table={route.table} page={Page} />;
      return (
        <Page>
          <Lobby />
        </Page>
      );
    default:
      return (
        <Page>
          <Place route={route} />
        </Page>
      );
  }
}

/** A page with the navigation bar; its content scrolls separately. */
function Page({ children }: { readonly children: ReactNode }) {
  return (
    <div className="page-frame">
      <Nav />
      <div className="scroll">
        <ClubTabs />
        <Suspense fallback={<Loading />}>{children}</Suspense>
      </div>
    </div>
  );
}

function Place({
  route,
}: {
  readonly route: Exclude<
    Route,
    {
      at:
        | "table"
        | "guide"
        | "lesson"
        | "lessonFile"
        | "lessonEditor"
        | "puzzle"
        | "libraryPuzzle"
        | "studies"
        | "replay"
        | "review"
        | "online";
    }
  >;
}) {
  switch (route.at) {
    case "landing":
      return <Landing />;
    case "new":
      return (
        <NewTable
          key={route.game}
          id={route.game}
          online={route.online === true}
          tournament={route.tournament === true}
        />
      );
    case "make":
      return <MakePage key={`${route.game}/${route.editor ?? ""}`} game={route.game} editor={route.editor} />;
    case "ladder":
      return <LadderPage game={route.game} />;
    case "programs":
      return <ProgramsPage game={route.game} />;
    case "statistics":
      return <StatisticsPage game={route.game} />;
    case "archive":
      return <ArchivePage game={route.game} person={route.person} />;
    case "library":
      return <LibraryPage route={route} />;
    case "libraryItem":
      return <ItemPage key={route.item} id={route.item} />;
    case "lab":
      return <LabPage asked={route.game} result={route.result} />;
    case "people":
      return <ProfilePage key={route.person} person={route.person} />;
    case "find":
      return <FindPage />;
    case "shared":
      return <SharedFile />;
    case "learn":
      return route.game === undefined ? <LearnPage /> : <CoursePage key={route.game} game={route.game} />;
    case "puzzles":
      return route.game === undefined ? <PuzzlesPage /> : <PuzzleListPage game={route.game} theme={route.theme} />;
    case "tables":
      return <Tables />;
    case "tournaments":
      return <TournamentList />;
    case "tournament":
      return <TournamentPage key={route.tournament} id={route.tournament} invite={route.invite} />;
    case "clubs":
      return <ClubsPage />;
    case "club":
      return <ClubPage key={route.club} id={route.club} invite={route.invite} />;
    case "season":
      return <SeasonPage key={route.season} id={route.season} />;
    case "account":
      return <Account />;
    case "reset":
      return <ResetPassword />;
    case "admin":
      return <Admin />;
    case "play":
      return <Enter token={route.token} />;
    case "verify":
      return <Verify match={route.match} />;
    case "rules":
      return <RulesPage game={route.game} rule={route.rule} />;
    case "settings":
      return <SettingsPage />;
    case "missing":
      return <NotFound path={route.path} />;
  }
}

/**
 * React key of a route. All moments of a replay, all paragraphs of a rule text and all themes of a list share one key and keep the screen.
 */
const routeKey = (route: Route): string =>
  route.at === "replay" || route.at === "review" || route.at === "table"
    ? `${route.at} ${route.match}`
    : route.at === "rules" || route.at === "library" || route.at === "lab"
      ? route.at
      : route.at === "puzzles"
        ? `puzzles ${route.game ?? ""}`
        : href(route);

/** Sets the tab's title; matches and replays set their own. */
function titleOf(route: Route): string | null | undefined {
  switch (route.at) {
    case "landing":
      return null;
    case "new":
      return en.pages.setUp;
    case "make":
      return en.pages.editors;
    case "ladder":
      return en.pages.ladder;
    case "programs":
      return en.pages.programs;
    case "archive":
      return en.pages.archive;
    case "statistics":
      return en.pages.statistics;
    case "library":
      return en.pages.library;
    case "lab":
      return en.pages.lab;
    case "people":
      return en.pages.people;
    case "find":
      return en.pages.find;
    case "shared":
      return en.pages.shared;
    case "learn":
      return en.pages.learn;
    case "puzzles":
      return en.pages.puzzles;
    case "lessonEditor":
      return en.pages.lessonEditor;
    case "studies":
      return route.study === undefined ? en.pages.study : undefined;
    case "tables":
      return en.pages.tables;
    case "online":
    case "play":
      return en.pages.online;
    case "tournaments":
    case "clubs":
    case "club":
      return en.pages.clubs;
    case "tournament":
    case "season":
      return en.pages.tournament;
    case "account":
      return en.pages.account;
    case "reset":
      return en.pages.reset;
    case "admin":
      return en.pages.admin;
    case "verify":
      return en.verify.title;
    case "rules":
      return en.pages.rules;
    case "settings":
      return en.shell.nav.settings;
    case "missing":
      return en.shell.missing.title;
    case "table":
    case "guide":
    case "lesson":
    case "lessonFile":
    case "puzzle":
    case "libraryItem":
    case "libraryPuzzle":
    case "replay":
    case "review":
      return undefined;
  }
}
