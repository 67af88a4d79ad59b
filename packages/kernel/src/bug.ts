/**
 * Thrown only for errors in our code, never for input: a step that neither ends nor asks, a decision without an answer.
 */
export class Bug extends Error {
  override readonly name = "Bug";
}
