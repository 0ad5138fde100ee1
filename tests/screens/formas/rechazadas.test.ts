import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { unlock } from '#app/lock/lock.ts';
import { queryClient } from '#client/query.ts';
import { conFormas, sinFormas } from '#support/formas.ts';
import { recordCalls } from '#support/screens.ts';
import { toast } from '#ui/feedback/toast.ts';
import { lecturas } from './lecturas.ts';

/** The text that people read in a place. */
const dice = (donde: string): string =>
  [...document.querySelectorAll(donde)].map((one) => one.textContent?.trim()).join(' ');

/** Everything typed or chosen. */
const escrito = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(
    (field) => `${field.name || field.id}=${/radio|checkbox/.test(field.type) ? field.checked : field.value}`,
  );

test.each(lecturas)(
  '[F-8-05, R-8-02, E-7.5-03] $nombre: each refused form ends in its sentence, nothing typed is lost, and asking again works',
  async ({ llamada, donde, abrir, rechazos }) => {
    // Messages without the documented structure are logged for developers.
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const pedidos = recordCalls(llamada);
    let pantalla: Awaited<ReturnType<typeof abrir>> | null = null;
    let typed: string[] | null = null;
    const said: string[] = [];
    for (const { fila, forma, dice: text } of rechazos) {
      await sinFormas();
      await conFormas([fila], llamada, forma);
      const before = pedidos.length;
      if (pantalla) await pantalla.pedir();
      else pantalla = await abrir();
      await waitFor(() => {
        expect(pedidos.length, `(${fila}, form ${forma}) asks after ${said.slice(-3).join(' | ')}`).toBeGreaterThan(
          before,
        );
        expect(queryClient.isFetching()).toBe(0);
        // A list first names the failed request, and a lost connection first shows its banner.
        expect(dice(donde), `(${fila}, form ${forma}) after ${said.slice(-3).join(' | ')}`).toContain(text);
      });
      said.push(`(${fila}, form ${forma}) ${text}`);
      expect(document.body).not.toHaveTextContent(/undefined|\bNaN\b|\[object|System\.|<!DOCTYPE|Unexpected token/);
      typed ??= escrito();
      expect(escrito(), `(${fila}) what was typed`).toEqual(typed);
      document.querySelector<HTMLElement>('dialog[open][role="alertdialog"] .modal-foot button')?.click();
      toast.clear();
      unlock();
    }
    expect(said).toHaveLength(rechazos.length);
    await sinFormas();
    await pantalla?.pedir();
    await pantalla?.bien();
    expect(dice(donde)).toBe('');
  },
);
