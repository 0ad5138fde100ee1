/** The lists of the template could not be read; the screen says why. */
export class SinListas extends Error {
  override readonly name = 'SinListas';
}
