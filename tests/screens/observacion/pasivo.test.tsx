import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { abrirAviso, type Familia } from '../pasivo/retirado.ts';

/** For each notice about a retiree: a field and a file that the fund observed, and a field that it did not. */
const casos = {
  baja: {
    texto: 'Lugar de fallecimiento: no coincide con el certificado. CERTIFICADO DE DEFUNCIÓN: no se lee.',
    campo: /^Lugar de fallecimiento/,
    queCampo: 'Lugar de fallecimiento: no coincide con el certificado',
    marcaDeCampo: /Observado: no coincide con el certificado\./,
    archivo: 'CERTIFICADO DE DEFUNCIÓN: no se lee',
    idArchivo: 'adjunto-9',
    marcaDeArchivo: /Observado: no se lee\./,
    otro: /^Ubicación de fallecimiento/,
  },
  transferencia: {
    texto: 'Ubicación de transferencia: no es de esa empresa. Fotografía: está borrosa.',
    campo: /^Ubicación de transferencia/,
    queCampo: 'Ubicación de transferencia: no es de esa empresa',
    marcaDeCampo: /Observado: no es de esa empresa\./,
    archivo: 'Fotografía: está borrosa',
    idArchivo: 'adjunto-2',
    marcaDeArchivo: /Observado: está borrosa\./,
    otro: /^Observación/,
  },
} as const satisfies Partial<Record<Familia, object>>;

describe.each(['baja', 'transferencia'] as const)(
  '[D20] the form of an observed notice about a retiree: %s',
  (familia) => {
    const { texto, campo, queCampo, marcaDeCampo, archivo, idArchivo, marcaDeArchivo, otro } = casos[familia];

    test('shows the whole text, lists its points as links, and marks the field and the file, and no other', async () => {
      const pagina = await abrirAviso(familia, 'observado', { fields: { ObservacionCaja: texto } });
      expect(await screen.findByText(`«${texto}»`)).toBeVisible();
      const list = within(await screen.findByRole('list', { name: 'Qué corregir' }));
      await waitFor(() =>
        expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([queCampo, archivo]),
      );
      await waitFor(() => expect(pagina.campo(campo)).toHaveAccessibleDescription(marcaDeCampo));
      expect(pagina.campo(otro)).not.toHaveAccessibleDescription(/Observado/);
      await waitFor(() => expect(document.getElementById(idArchivo)).toBeInTheDocument());
      await pagina.user.click(list.getByRole('button', { name: archivo }));
      await waitFor(() => expect(document.getElementById(idArchivo)).toHaveFocus());
      expect(document.getElementById(idArchivo)).toHaveAccessibleDescription(marcaDeArchivo);
      await pagina.user.click(list.getByRole('button', { name: queCampo }));
      await waitFor(() => expect(pagina.campo(campo)).toHaveFocus());
    });
  },
);
