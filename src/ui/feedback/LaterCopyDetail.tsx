import { Suspense } from 'react';
import { laterOrNothing } from '../later.tsx';

// Rarely needed, so it loads later. Showing an error must not fail itself.
const CopyDetail = laterOrNothing(async () => (await import('./CopyDetail.tsx')).default);

/** The button that copies the details of an error, loaded after something failed. `stack` is React's component stack. */
export function LaterCopyDetail({ error, stack = '' }: { error: unknown; stack?: string }) {
  return (
    <Suspense fallback={null}>
      <CopyDetail error={error} stack={stack} />
    </Suspense>
  );
}
