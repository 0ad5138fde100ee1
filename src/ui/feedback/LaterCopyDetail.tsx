import { Suspense } from 'react';
import { later } from '../later.tsx';

// Hardly ever needed. What tells of a failure must not fail: without its code the button is left out.
const nothing = () => null;
const CopyDetail = later(() =>
  import('./CopyDetail.tsx').then(
    (module) => module.default,
    () => nothing,
  ),
);

/** The button that copies an error's detail, loaded once something has failed. `stack` is React's, of components. */
export function LaterCopyDetail({ error, stack = '' }: { error: unknown; stack?: string }) {
  return (
    <Suspense fallback={null}>
      <CopyDetail error={error} stack={stack} />
    </Suspense>
  );
}
