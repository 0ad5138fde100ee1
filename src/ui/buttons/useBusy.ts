import { useState } from 'react';
import { withItsCode } from '../feedback/withItsCode.ts';

/** For a button that is busy while its work runs, however the work ends. If code does not load, a message says so. */
export function useBusy() {
  const [busy, setBusy] = useState(false);
  const during = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await withItsCode(work);
    } finally {
      setBusy(false);
    }
  };
  return [busy, during] as const;
}
