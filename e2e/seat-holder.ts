/** People who play by the HTTP interface alone, where a journey looks at a page that somebody else has open. */
import { randomBytes } from "node:crypto";
import type { TableInfo } from "@starboard/wire/host";

export class SeatHolder {
  private cookie = "";
  readonly name: string;
  private readonly url: string;
  private constructor(url: string, name: string) {
    this.url = url;
    this.name = name;
  }

  /** A person with a new account. */
  static async create(url: string, name: string): Promise<SeatHolder> {
    const holder = new SeatHolder(url, name);
    const login = `${name}${randomBytes(6).toString("hex")}`;
    await holder.call("POST", "account", { login, password: "correct horse", name });
    return holder;
  }

  async call<T>(method: string, path: string, body: object = {}): Promise<T> {
    const response = await fetch(`${this.url}/api/${path}`, {
      method,
      headers: { origin: this.url, cookie: this.cookie, "content-type": "application/json" },
      ...(method !== "GET" && { body: JSON.stringify(body) }),
    });
    const [session] = response.headers.getSetCookie();
    if (session !== undefined) this.cookie = session.split(";")[0] ?? "";
    const answer = (await response.json()) as T;
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    return answer;
  }

  /** Takes the seat that a tournament has for this person. */
  async arrive(table: string): Promise<void> {
    const { commitment, you } = await this.call<TableInfo>("GET", `tables/${table}`);
    const entropy = randomBytes(16).toString("hex");
    await this.call("PUT", `tables/${table}/seats/${you.seats[0]}/entropy`, { commitment, entropy });
  }

  /** Gives up the match of a table. */
  async concede(table: string): Promise<void> {
    const { summary, you } = await this.call<TableInfo>("GET", `tables/${table}`);
    const moves = [{ step: "concede", act: { do: "concede" } }];
    const key = randomBytes(8).toString("hex");
    await this.call("POST", `tables/${table}/seats/${you.seats[0]}/acts`, { at: summary?.at, key, moves });
  }
}
