import './tabs.css';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { own } from '#lib/own.ts';
import { Panel } from '../feedback/Panel.tsx';

type Tab = {
  id: string;
  label: string;
  /** The status of the tab, in words: a `TabStatus`. */
  status?: ReactNode;
  content: ReactNode;
};

const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/**
 * Tabs by the ARIA pattern. Every panel stays mounted, so fields keep their values and links can reach them. A panel that
 * crashes does not affect the others.
 */
export function Tabs({
  tabs,
  active,
  onChange,
  label,
}: {
  tabs: readonly Tab[];
  active: string;
  onChange: (id: string) => void;
  label?: string;
}) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  // If the tabs do not all fit, scrolls to the selected one.
  useEffect(() => {
    const row = list.current;
    const tab = [...(row?.querySelectorAll<HTMLElement>('[data-tab]') ?? [])].find((one) => one.dataset.tab === active);
    if (!row || !tab) return;
    const over = tab.offsetLeft + tab.offsetWidth - row.offsetLeft - row.clientWidth;
    row.scrollLeft = Math.max(0, over + 16, Math.min(row.scrollLeft, tab.offsetLeft - row.offsetLeft - 16));
  }, [active]);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = own(moves, event.key);
    const at = tabs.findIndex((tab) => tab.id === active);
    const next = move && tabs[move(at, tabs.length)];
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
  };
  return (
    <div className="tabs">
      <div className="tabs-list" role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            type="button"
            role="tab"
            key={tab.id}
            id={`${base}-tab-${tab.id}`}
            data-tab={tab.id}
            className="tab"
            aria-selected={tab.id === active}
            aria-controls={`${base}-panel-${tab.id}`}
            tabIndex={tab.id === active ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
            {tab.status}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          role="tabpanel"
          key={tab.id}
          id={`${base}-panel-${tab.id}`}
          className="tab-panel"
          aria-labelledby={`${base}-tab-${tab.id}`}
          hidden={tab.id !== active}
        >
          <Panel>{tab.content}</Panel>
        </div>
      ))}
    </div>
  );
}
