import { useEffect, useState } from 'react';

/** Address of a file for as long as it is shown; an address is a resource of the browser that must be given back. null at first. */
export function useObjectUrl(file: Blob): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
