/** The camera of the 3D board: where it stands, and everything on the board that follows it. */
import { pillParts } from "../draw/lens-size.ts";
import { starOf } from "../effects/FactArt.tsx";
import { journeyCorners, type Orbit, overview, project, type Seen, type spotOf } from "../geometry/orbit.ts";
import type { BoardArt } from "../model/art.ts";
import type { Field, FieldInks } from "./field.ts";
import { nearness, solveSpace, SPACE, SPACE_COMPACT, type SpaceTags } from "./labels.ts";

/** Time in ms that the camera must rest before labels are placed again. */
const REST = 110;
/** Width of the lens card, in pixels. */
const CARD = 200;

/** The elements that the camera moves; null while they are not shown. */
interface SpaceElements {
  journey: SVGPathElement | null;
  journeyPlate: SVGGElement | null;
  rays: SVGPathElement | null;
  fact: SVGGElement | null;
}
type Spot = ReturnType<typeof spotOf>;

const translate = (x: number, y: number): string => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;

export class SpaceCamera {
  private readonly elements: SpaceElements = { journey: null, journeyPlate: null, rays: null, fact: null };
  private readonly stars: (SVGGElement | null)[] = [];
  private surface: HTMLElement | null = null;
  /** Take the elements that the camera moves. */
  readonly hold = {
    star: (star: number, element: SVGGElement | null): void => void (this.stars[star] = element),
    journey: (element: SVGPathElement | null): void => void (this.elements.journey = element),
    journeyPlate: (element: SVGGElement | null): void => void (this.elements.journeyPlate = element),
    rays: (element: SVGPathElement | null): void => void (this.elements.rays = element),
    fact: (element: SVGGElement | null): void => void (this.elements.fact = element),
  };
  private field: Field | null = null;
  orbit: Orbit | null = null;
  /** The orbit that shows the whole field. */
  home: Orbit | null = null;
  size = { width: 1, height: 1 };
  /** The stars on the screen, as last placed. */
  seen: readonly Seen[] = [];
  private resting: ReturnType<typeof setTimeout> | undefined = undefined;
  private frame = 0;
  private places: ReadonlyMap<string, number> = new Map();
  private readonly onLabels: (tags: readonly (SpaceTags | null)[], near: readonly number[]) => void;
  private art: BoardArt | null = null;
  private spots: readonly Spot[] = [];

  /** @param onLabels receives the labels and the nearness of every star whenever the camera has come to rest */
  constructor(onLabels: (tags: readonly (SpaceTags | null)[], near: readonly number[]) => void) {
    this.onLabels = onLabels;
  }

  /** Takes over the drawn field and the surface that it fills. */
  attach(field: Field, surface: HTMLElement): void {
    this.field = field;
    this.surface = surface;
  }

  resize(width: number, height: number): void {
    this.size = { width, height };
    this.field?.resize(width, height);
    this.frameField();
  }

  ink(inks: FieldInks): void {
    this.field?.ink(inks);
  }

  /** Sets how bright each star is. */
  light(lights: readonly number[]): void {
    this.field?.light([...lights]);
    if (this.orbit) this.look(this.orbit);
  }

  /** Takes over what is drawn; the camera stays where it is. */
  show(art: BoardArt, spots: readonly Spot[]): void {
    this.art = art;
    this.spots = spots;
  }

  /** Places the labels. */
  readonly solve = (): void => {
    const { art, orbit, size } = this;
    if (!art || !orbit || size.width < 2) return;
    const scale = art.compact ? SPACE_COMPACT : SPACE;
    const pills = art.lens.map(({ pill }) => (pill ? { w: pillParts(pill, scale.pill).w, h: scale.pill } : null));
    const screen = { x: 4, y: 4, w: size.width - 8, h: size.height - 8 };
    const solved = solveSpace(
      art.data.map,
      art.data.scene,
      scale,
      this.seen,
      orbit.distance,
      pills,
      screen,
      this.panels(),
      this.places,
    );
    this.places = solved.places;
    this.onLabels(
      solved.tags,
      this.seen.map((p) => nearness(p.depth, orbit.distance)),
    );
  };

  /** The panels over the board, which labels avoid. */
  private panels(): { x: number; y: number; w: number; h: number }[] {
    const { surface } = this;
    if (!surface) return [];
    const b = surface.getBoundingClientRect();
    return [...(surface.closest(".ad")?.querySelectorAll("[data-panel]") ?? [])].map((panel) => {
      const a = panel.getBoundingClientRect();
      return { x: a.x - b.x, y: a.y - b.y, w: a.width, h: a.height };
    });
  }

  /** Positions all elements for the current camera. Fast enough for every frame of a drag. */
  readonly place = (): void => {
    const { orbit, art, elements } = this;
    if (!orbit || !art) return;
    const { width, height } = this.size;
    this.seen = this.spots.map((spot) => project(orbit, width, height, spot));
    for (const [i, p] of this.seen.entries()) this.stars[i]?.setAttribute("transform", translate(p.x, p.y));
    const fact = art.showing ? this.seen[starOf(art.showing, art.data.map)] : undefined;
    if (fact) elements.fact?.setAttribute("transform", translate(fact.x, fact.y));
    this.placeJourney(orbit, art);
    this.placeRays(art);
  };

  private placeJourney(orbit: Orbit, { journey, data }: BoardArt): void {
    if (!journey || !this.elements.journey) return;
    const { width, height } = this.size;
    const corners = journeyCorners(data.map, journey.from, journey.to).map((spot) =>
      project(orbit, width, height, spot),
    );
    this.elements.journey.setAttribute("d", `M${corners.map(pointOf).join("L")}`);
    const lengths = corners.slice(1).map((p, i) => Math.hypot(p.x - (corners[i]?.x ?? 0), p.y - (corners[i]?.y ?? 0)));
    const k = lengths.indexOf(Math.max(...lengths));
    const a = corners[k] as Seen;
    const b = corners[k + 1] as Seen;
    this.elements.journeyPlate?.setAttribute("transform", `translate(${(a.x + b.x) / 2} ${(a.y + b.y) / 2})`);
  }

  private placeRays({ rays }: BoardArt): void {
    if (!rays || !this.elements.rays) return;
    const from = pointOf(this.seen[rays.from] as Seen);
    this.elements.rays.setAttribute(
      "d",
      rays.to.map((star) => `M${from}L${pointOf(this.seen[star] as Seen)}`).join(""),
    );
  }

  /** Moves the camera. It is drawn in the next frame; the labels follow when it rests. */
  readonly look = (next: Orbit): void => {
    this.orbit = next;
    if (this.frame === 0)
      this.frame = requestAnimationFrame(() => {
        this.frame = 0;
        this.place();
        if (this.orbit) this.field?.draw(this.orbit);
      });
    clearTimeout(this.resting);
    this.resting = setTimeout(this.solve, REST);
  };

  /** Shows the whole field beside the lens card, unless the player has turned the view. */
  readonly frameField = (): void => {
    const { width, height } = this.size;
    if (width < 2 || !this.art) return;
    const whole = overview(this.art.data.map, width, height, this.art.card ? Math.min(CARD, width * 0.2) : 0);
    if (!this.orbit || this.orbit === this.home) this.orbit = whole;
    this.home = whole;
    this.place();
    this.field?.draw(this.orbit);
    this.solve();
  };

  /** Brings a star back on the screen if the player has turned or zoomed it away. */
  returnTo(star: number): void {
    const at = this.seen[star];
    const { width, height } = this.size;
    if (at && this.home && (at.depth <= 0 || at.x < 0 || at.y < 0 || at.x > width || at.y > height))
      this.look(this.home);
  }

  /** Ends all that is planned and gives the field back. */
  close(): void {
    clearTimeout(this.resting);
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.field?.dispose();
    this.field = null;
  }
}

const pointOf = ({ x, y }: Seen): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
