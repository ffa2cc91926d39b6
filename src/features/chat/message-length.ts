/** Longest message a person may send, in characters; the browser and the server refuse more. */
export const MESSAGE_MAX_LENGTH = 4_000;
