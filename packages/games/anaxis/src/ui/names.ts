/** Short names of ships, as screens show them. */
export { nameOf, namesOf } from "@starboard/anaxis";
