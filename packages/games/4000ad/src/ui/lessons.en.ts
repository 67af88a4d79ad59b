/** The sentences of the guided first match, in English. */
export const guide = {
  goal: {
    id: "goal",
    title: "Two sheets of stars",
    text: "Each square holds four stars: sparks on the upper level, discs on the lower. A house marks a home star. Take the enemy's and you have won; a ring is population, a cross is raw materials.",
  },
  takeUp: {
    id: "takeUp",
    title: "Send a fleet",
    text: "Stars with an amber ring have ships that may leave. Choose one; every other star then shows its distance in turns as dots.",
  },
  aim: {
    id: "aim",
    title: "How many, and where to",
    text: "Set the number below the board, then choose a star to aim at: the path, the round of arrival and the outcome appear. Choose the star once more, or press c, to send.",
  },
  vanish: {
    id: "vanish",
    title: "Into hyperspace",
    text: "The fleet now lies on your path. All see its size, its departure sector and its count; nobody sees where it goes, and your aim binds you to nothing. When the count equals a distance, it may come out there.",
  },
  enemy: {
    id: "enemy",
    title: "Where can it come out?",
    text: "Somebody else's fleet is under way. Choose it on its path, or press e: the stars where it can come out light up, turn by turn. Press t to see everything that threatens you.",
  },
  arrive: {
    id: "arrive",
    title: "Come out, or travel on",
    text: "Your fleet has been pushed one space. It may come out at any star that far from where it left, or stay hidden. Beyond the farthest star it would be lost.",
  },
  produce: {
    id: "produce",
    title: "New ships",
    text: "Every second round you get one ship for each pair of a population and a materials star you hold. Press p to see what the loss of a star would cost.",
  },
  guard: {
    id: "guard",
    title: "Equal forces do not meet",
    text: "A fleet exactly as strong as the defenders cannot come out at their star. “All but guard” leaves just enough behind to bar what is known to be coming.",
  },
  battle: {
    id: "battle",
    title: "The larger force wins",
    text: "The sum over the star shows both sides. In the classic game the larger force destroys the smaller and loses nothing, so every ship counts.",
  },
} as const;
