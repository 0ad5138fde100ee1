/** Milliseconds until a style that did not load is requested again, the first time. Each time it is twice as long. */
const WAIT = 1000;

/**
 * Requests a style that did not load again until it does. The build asks for the style of a part once only: trying again loads
 * the part's code, and would leave it without its style until the page is reloaded.
 */
export function keepAskingForStyles(): void {
  const onError = ({ target: link }: Event) => {
    if (!(link instanceof HTMLLinkElement) || link.rel !== 'stylesheet') return;
    const tries = Number(link.dataset.tries ?? 0);
    const next = link.cloneNode() as HTMLLinkElement;
    next.dataset.tries = String(tries + 1);
    setTimeout(() => link.replaceWith(next), WAIT * 2 ** tries);
  };
  // Such an event does not bubble.
  document.addEventListener('error', onError, true);
}
