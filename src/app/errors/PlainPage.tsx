import './plain-page.css';
import type { ReactNode } from 'react';

/** A screen with one message and buttons to continue. */
export function PlainPage({ title, text, actions }: { title: string; text: ReactNode; actions: ReactNode }) {
  return (
    <section className="plain-page">
      <div className="plain-page-box">
        <h1 tabIndex={-1}>{title}</h1>
        <p>{text}</p>
        <div className="plain-page-actions">{actions}</div>
      </div>
    </section>
  );
}
