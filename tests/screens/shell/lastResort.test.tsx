import { expect, test, vi } from 'vitest';
import { tellUnhandled } from '#app/feedback/lastResort.ts';
import { TransportFailure } from '#client/errors.ts';
import { atTestEnd } from '#support/testEnd.ts';
import { toast } from '#ui/feedback/toast.ts';

const TEXTO = 'No pudimos terminar lo que pidió. Vuelva a intentar; si sigue igual, actualice la página.';

/** What the browser tells when nobody handles a rejection. */
function reject(reason: unknown): void {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

test('an error that nobody handled is told; a failed call, what was cancelled and what is no error are not', () => {
  const error = vi.spyOn(toast, 'error').mockReturnValue(1);
  const stop = tellUnhandled();
  atTestEnd(stop);
  for (const quiet of [
    new TransportFailure('tecnico', 500, 'Ha ocurrido un error técnico.'),
    new DOMException('', 'AbortError'),
    'Timeout',
    undefined,
  ])
    reject(quiet);
  expect(error).not.toHaveBeenCalled();
  reject(new TypeError('x is not a function'));
  expect(error.mock.calls).toEqual([[TEXTO]]);
  stop();
  reject(new Error('later'));
  expect(error).toHaveBeenCalledOnce();
});
