/** English texts of the guided first match. */
export const guide = {
  goal: {
    id: "goal",
    title: "Two sheets of stars",
    text: "Each square holds four stars: sparks on the upper level, discs on the lower. A house marks a home star; take the enemy’s home stars to win. A ring is population, a cross is raw materials.",
  },
  takeUp: {
    id: "takeUp",
    title: "Send a fleet",
    text: "Stars with an amber ring have ships that may leave. Choose one. Every other star then shows its distance in turns as dots.",
  },
  aim: {
    id: "aim",
    title: "How many, and where to",
    text: "Set the number below the board, then choose a destination. The path, the round of arrival and the outcome appear. Choose the star again, or press c, to send.",
  },
  vanish: {
    id: "vanish",
    title: "Into hyperspace",
    text: "The fleet now lies on your path. All players see its size, its departure sector and its space. They don’t see where it goes, and you may change your mind. When the space equals the distance of a star, the fleet may come out there.",
  },
  enemy: {
    id: "enemy",
    title: "Where can it come out?",
    text: "Another player’s fleet is in hyperspace. Choose it on its path, or press e. The stars where it can come out light up turn by turn. Press t to see all threats to your stars.",
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
    text: "A fleet exactly as strong as the defenders cannot come out at their star. “All but guard” leaves just enough ships to bar the fleets that are known to be coming.",
  },
  battle: {
    id: "battle",
    title: "The larger force wins",
    text: "The numbers above the star show both sides. In the classic game the larger force destroys the smaller and loses nothing, so every ship counts.",
  },
} as const;
