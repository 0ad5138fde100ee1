import { Suspense } from 'react';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { later } from '#ui/later.tsx';

const HtmlLimpio = later(async () => (await import('./HtmlLimpio.tsx')).default);

/** The one place where HTML of the services is shown: sanitised, and the sanitiser loaded with its first text. */
export function HtmlSeguro({ html, className = '' }: { html: string; className?: string }) {
  if (html === '') return null;
  return (
    <div className={`html-seguro ${className}`}>
      {/[<&]/.test(html) ? (
        <Suspense fallback={<Skeleton lines={1} />}>
          <HtmlLimpio html={html} />
        </Suspense>
      ) : (
        html
      )}
    </div>
  );
}
