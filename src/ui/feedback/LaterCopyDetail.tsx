import { Suspense } from 'react';
import { later } from '../later.tsx';

// Rarely needed, so it loads later. Showing an error must not fail itself: if the code does not load, the button is left out.
const nothing = () => null;
const CopyDetail = later(() =>
  import('./CopyDetail.tsx').then(
    (module) => module.default,
    () => nothing,
  ),
);

/** The button that copies the details of an error, loaded after something failed. `stack` is React's component stack. */
export function LaterCopyDetail({ error, stack = '' }: { error: unknown; stack?: string }) {
  return (
    <Suspense fallback={null}>
      <CopyDetail error={error} stack={stack} />
    </Suspense>
  );
}
