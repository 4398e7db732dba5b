/** Edits by their names, under why no test can notice them: nothing a shopper or the shop could see would change. */
export type Reasons = Readonly<Record<string, readonly string[]>>

/** Of edits in all of the app and the server. */
export const alwaysThere = 'stands for a value that is always there by then; the types ask for it'
