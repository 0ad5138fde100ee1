import { useEffect, useState } from 'react';

/** Object URL of a file while it is shown; it must be revoked, because it uses the browser's memory. null at first. */
export function useObjectUrl(file: Blob): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
