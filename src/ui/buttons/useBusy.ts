import { useState } from 'react';

/** For a button that is busy while its work runs, however that ends. */
export function useBusy() {
  const [busy, setBusy] = useState(false);
  const during = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } finally {
      setBusy(false);
    }
  };
  return [busy, during] as const;
}
