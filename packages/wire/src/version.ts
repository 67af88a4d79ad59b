/**
 * Version of the protocol between a page and its services. A service refuses requests of any other version with
 * WIRE_VERSION, and the page asks its user to reload. Version 1 had no channels.
 */
export const WIRE_VERSION = 2;
