import { Suspense } from 'react';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { later } from '#ui/later.tsx';

const HtmlLimpio = later(async () => (await import('./HtmlLimpio.tsx')).default);

/** The one place that shows HTML from the services: it is sanitised, and the sanitiser loads with the first text. */
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
