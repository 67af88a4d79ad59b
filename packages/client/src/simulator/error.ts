/** An error of the simulator, with a stable code and the field it is about. */
export class SimulatorError extends Error {
  override readonly name = "SimulatorError";
  readonly code: string;
  readonly at: string;
  /** The rule that refuses an act. */
  readonly rule: string | undefined;

  constructor(code: string, at: string, rule?: string) {
    super(at === "" ? code : `${code} at ${at}`);
    this.code = code;
    this.at = at;
    this.rule = rule;
  }
}
