/** Request headers with the administrator secret. */
export type Headers = Readonly<Record<string, string>>;
