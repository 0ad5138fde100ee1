/** Two letters at the end: the shortest domains have them. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** True for an e-mail address without spaces around it. Whether it exists only a letter can tell. */
export const isEmail = (text: string): boolean => ADDRESS.test(text);
