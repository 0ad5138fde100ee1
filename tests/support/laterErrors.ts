import { configure, prettyDOM } from '@testing-library/react';

/**
 * A failed query's error. It prints the page only when its message is read: a query that waits fails at every look, and
 * printing the whole page each time took a twelfth of a form's test. A test that fails reads its last error at once, so it
 * shows the same.
 */
function getElementError(message: string | null, container: Element): Error {
  const error = new Error(message ?? '');
  // The line of the test stands first, not this one.
  Error.captureStackTrace(error, getElementError);
  error.name = 'TestingLibraryElementError';
  let printed: string | undefined;
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => {
      printed ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n');
      return printed;
    },
    set: (text: string) => {
      printed = text;
    },
  });
  return error;
}

/** Lets failed queries print the page only when somebody reads their error. */
export function printPagesOnDemand(): void {
  configure({ getElementError });
}
