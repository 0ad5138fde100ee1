import { openPage } from './load.mjs';

/** The portal's own table with made-up people. The address says how many rows. */
export const tablePage = `import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@portal/ui/tokens.css';
import { DataTable } from '@portal/ui/table/DataTable.tsx';
const names = ['GARCÍA', 'QUISPE', 'MAMANI', 'FLORES', 'ROJAS', 'GUTIÉRREZ', 'CHOQUE', 'VARGAS', 'ÑÁÑEZ', 'CONDORI'];
const count = Number(new URLSearchParams(location.search).get('n'));
const rows = Array.from({ length: count }, (_, i) => ({
  id: i, name: names[i % 10] + ' ' + names[(i * 7 + 3) % 10] + ' ' + (i * 7919) % 9973,
  document: String(1000000 + ((i * 7919) % 8999999)), state: ['REGISTRADO', 'DECLARADO', 'ACEPTADO'][i % 3],
  date: String(1 + (i % 28)).padStart(2, '0') + '/' + String(1 + (i % 12)).padStart(2, '0') + '/2026',
}));
const column = (id, header) => ({ id, header, cell: (r) => r[id], text: (r) => r[id] });
const columns = [column('name', 'Nombre'), column('document', 'Documento'), column('state', 'Estado'), column('date', 'Fecha')];
function Page() {
  const [filter, setFilter] = useState('');
  const [sorts, setSorts] = useState([]);
  const [page, setPage] = useState(1);
  return <main><input aria-label="Filtro" value={filter} onChange={(e) => setFilter(e.target.value)} />
    <DataTable rows={rows} columns={columns} caption="Filas" rowKey={(r) => r.id} empty="Nada" list="filas" sorts={sorts} onSorts={setSorts}
      page={page} onPage={setPage} filter={filter} /></main>;
}
createRoot(document.getElementById('root')).render(<Page />);`;

export const percentile = (list, share) => {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
};

/**
 * Measures from the event to the frame after the last change it caused in the table, in ms. This includes delayed rendering.
 */
export function watchResults() {
  const measured = { start: 0, last: 0, quiet: 0 };
  window.__table = measured;
  const begin = (e) => {
    measured.start ||= e.timeStamp;
  };
  addEventListener('keydown', begin, true);
  addEventListener('pointerdown', begin, true);
  new MutationObserver(() => {
    requestAnimationFrame(() => {
      const painted = new MessageChannel();
      painted.port1.onmessage = () => {
        measured.last = performance.now();
      };
      painted.port2.postMessage(0);
    });
    measured.quiet = performance.now();
  }).observe(document.querySelector('main'), { childList: true, subtree: true, characterData: true, attributes: true });
}

/** Milliseconds from an act to the last change it caused. It ends when nothing changed for `quiet` ms. */
export async function once(page, act, quiet = 300) {
  await page.evaluate(() => {
    Object.assign(window.__table, { start: 0, last: 0, quiet: performance.now() });
    window.__bench.events.length = 0;
  });
  await act();
  await page.waitForFunction((ms) => performance.now() - window.__table.quiet > ms, quiet, { polling: 50 });
  return page.evaluate(() => {
    const { start, last } = window.__table;
    const inp = Math.max(16, ...window.__bench.events.map(([, duration]) => duration));
    return Math.max(inp, last > start ? last - start : 0);
  });
}

/** p95 of a keystroke in the filter and the median of a click on a heading, in ms, until the result is on screen. */
export async function tableTimes(browser, address, rows) {
  const { context, page } = await openPage(browser, { ready: 'tbody td', slowNetwork: false });
  try {
    await page.goto(`${address}/?n=${rows}`);
    await page.waitForFunction(() => window.__bench?.ready > 0);
    await page.evaluate(watchResults);
    const keys = [];
    const sorts = [];
    for (let round = 0; round < 3; round++) {
      // The first round warms up and is dropped.
      if (round === 1) keys.length = sorts.length = 0;
      await page.getByLabel('Filtro').focus();
      for (const key of [...'garcia', ...Array(6).fill('Backspace')])
        keys.push(await once(page, () => page.keyboard.press(key)));
      for (const name of ['Nombre', 'Documento', 'Nombre'])
        sorts.push(await once(page, () => page.getByRole('button', { name }).first().click()));
    }
    return { key: percentile(keys, 0.95), sort: percentile(sorts, 0.5) };
  } finally {
    await context.close();
  }
}
