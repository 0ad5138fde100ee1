import { lazy, Suspense } from 'react';

// Hardly ever needed. What tells of a failure must not fail: without its code the button is left out.
const CopyDetail = lazy(() => import('./CopyDetail.tsx').catch(() => ({ default: () => null })));

/** The button that copies an error's detail, loaded once something has failed. `stack` is React's, of components. */
export function LaterCopyDetail({ error, stack = '' }: { error: unknown; stack?: string }) {
  return (
    <Suspense fallback={null}>
      <CopyDetail error={error} stack={stack} />
    </Suspense>
  );
}
