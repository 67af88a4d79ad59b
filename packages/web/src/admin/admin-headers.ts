/** Request headers with the administrator secret. */
export type AdminHeaders = Readonly<Record<string, string>>;
