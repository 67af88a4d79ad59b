/** What opens the host's own side: the secret, sent with every question. */
export type Headers = Readonly<Record<string, string>>;
