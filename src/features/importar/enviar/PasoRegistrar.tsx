import './enviar.css';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { Fila } from '../fila/fila.ts';
import { Anuncio } from '../partes/Anuncio.tsx';
import type { Corrida } from '../registrar/estado.ts';
import { AvanceDeRegistro, terminadas } from './AvanceDeRegistro.tsx';
import { enviarMessages as textos } from './messages.ts';
import { QuePaso } from './QuePaso.tsx';
import { FILAS, type Filtro, UltimasFilas } from './UltimasFilas.tsx';

/** What is announced of the progress, as long as it runs. */
const anuncioDe = (corrida: Corrida) => (): string => {
  const { cuentas, fase } = corrida.estado.getState();
  return fase === 'corriendo' ? textos.anuncio(terminadas(cuentas), cuentas.total) : '';
};

/** Step 4: how far the run is, its last rows, what happened, and the buttons to pause and stop it. */
export function PasoRegistrar({
  corrida,
  filas,
  soloMirar,
}: {
  readonly corrida: Corrida;
  /** The rows that were handed over. */
  readonly filas: readonly Fila[];
  readonly soloMirar: boolean;
}) {
  const sucesos = useStore(corrida.estado, (estado) => estado.sucesos);
  const [filtro, setFiltro] = useState<Filtro>('todas');
  const ver = (fila: number) => {
    setFiltro(fila);
    document.getElementById(FILAS)?.focus();
  };
  return (
    <div className="envio-pila">
      <Anuncio leer={anuncioDe(corrida)} />
      <AvanceDeRegistro {...{ corrida, soloMirar }} />
      <div className="envio-columnas">
        <UltimasFilas {...{ corrida, filas, filtro }} alFiltrar={setFiltro} />
        <QuePaso sucesos={sucesos} alVer={ver} />
      </div>
    </div>
  );
}
