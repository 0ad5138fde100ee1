import { useMemo } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { confirm } from '#ui/dialogs/confirm.ts';
import { estadoDe, type Fila, porEnviar, sinConfirmar } from '../fila/fila.ts';
import { claseDe } from '../fila/tipos.ts';
import { agrupar } from './grupos.ts';
import { revisarMessages as textos } from './messages.ts';
import type { RevisarProps } from './revisar.ts';

/** How many notices of each kind some rows are. */
function porClase(filas: readonly Fila[]) {
  const cuenta = { alta: 0, baja: 0, transferencia: 0 };
  for (const { tipo } of filas) {
    const clase = claseDe(tipo);
    if (clase) cuenta[clase] += 1;
  }
  return (['alta', 'baja', 'transferencia'] as const)
    .map((clase) => ({ clase, n: cuenta[clase] }))
    .filter(({ n }) => n > 0);
}

/** Asks to confirm the open warnings of the ticked rows; true if all are confirmed then. */
async function confirmarAvisos(filas: readonly Fila[], confirmar: (grupo: string) => void): Promise<boolean> {
  const marcadas = filas.filter((fila) => sinConfirmar(fila).length > 0);
  if (marcadas.length === 0) return true;
  const grupos = agrupar(marcadas);
  const si = await confirm({
    title: textos.avisosSinConfirmar,
    message: textos.confirmeAntes,
    detail: (
      <ul>
        {grupos.map(({ grupo, titulo, numeros }) => (
          <li key={grupo}>
            {titulo}: {textos.filas(numeros.length)}
          </li>
        ))}
      </ul>
    ),
    accept: textos.confirmarTodo,
    focus: 'cancel',
  });
  if (si) for (const { grupo } of grupos) confirmar(grupo);
  return si;
}

interface Props extends Pick<RevisarProps, 'tienda' | 'costoDe' | 'alDescargar' | 'alRegistrar'> {
  readonly filas: readonly Fila[];
  /** All rows are being checked: what may be registered is not known yet. */
  readonly comprobando: boolean;
}

/** What will be registered, what it costs, and the buttons for it. */
export function Pie({ tienda, filas, costoDe, comprobando, alDescargar, alRegistrar }: Props) {
  const marcadas = useMemo(() => filas.filter(porEnviar), [filas]);
  const malas = useMemo(() => filas.filter((fila) => estadoDe(fila) === 'problema'), [filas]);
  const { llamadas, minutos } = useMemo(() => costoDe(marcadas), [costoDe, marcadas]);
  const fuera = filas.filter(({ marcada }) => !marcada).length;
  const registrar = async () => {
    if (await confirmarAvisos(marcadas, tienda.confirmar)) alRegistrar(tienda.getState().filas.filter(porEnviar));
  };
  return (
    <div className="revisar-pie">
      <p className="revisar-suma">
        <b>{textos.avisosDe(porClase(marcadas))}</b>
        {fuera > 0 ? ` · ${textos.fuera(fuera)}` : ''}
        {marcadas.length > 0 ? ` · ${textos.costo(llamadas, minutos)}` : ''}
      </p>
      {malas.length > 0 ? (
        <Button icon="download" onClick={() => void alDescargar(malas)}>
          {textos.descargar(malas.length)}
        </Button>
      ) : null}
      <Button
        tone="primary"
        aria-disabled={marcadas.length === 0 || comprobando || undefined}
        title={comprobando ? textos.espere : undefined}
        onClick={() => void registrar()}
      >
        {textos.registrarAvisos(marcadas.length)}
      </Button>
    </div>
  );
}
