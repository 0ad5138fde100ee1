import { useState } from 'react';
import { withItsCode } from '../feedback/withItsCode.ts';

/** For a button that is busy while its work runs, however that ends. Code that does not load is told. */
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
