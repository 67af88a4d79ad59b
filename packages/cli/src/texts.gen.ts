/** The translatable texts of `cli` by id. Written by `npm run texts`; change the texts, not this. */

export interface Texts {
}
