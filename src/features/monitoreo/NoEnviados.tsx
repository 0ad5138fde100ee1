import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { EnlaceACarpeta } from '#blocks/carpeta/EnlaceACarpeta.tsx';
import { call } from '#client/call.ts';
import { isCallError } from '#client/errors.ts';
import { forget, query } from '#client/query.ts';
import { useTask } from '#client/useTask.ts';
import type { RegistroBdpa } from '#contract/entities/bdpa.ts';
import { afiliacionBdpa } from '#contract/services/afiliacionBdpa.ts';
import { fill } from '#lib/texts.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import type { Column } from '#ui/table/column.ts';
import { acciones, deQuien, nombreDe, situacion, texto } from './columnas.tsx';
import { Lista } from './Lista.tsx';
import { operaciones as actos, monitor, periodo as periodos, noEnviados as textos } from './messages.ts';
import { actualizarRegistro, enviarNoEnviados } from './operacion.ts';
import { PeriodoForm } from './PeriodoForm.tsx';
import { periodoDe, periodoDeEsperaSchema, periodoEnPalabras } from './periodo.ts';
import { RegistroDialog } from './RegistroDialog.tsx';
import type { VistaProps } from './vista.ts';

const columnas: readonly Column<RegistroBdpa>[] = [
  ...deQuien,
  situacion,
  texto('motivo', monitor.motivo, (row) => row.Observacion),
];

/** Loads the current registry row. If it was sent meanwhile, it says so. */
function useRecuperar() {
  const [registro, setRegistro] = useState<RegistroBdpa | null>(null);
  const [recuperar] = useTask(async (idRegistro: number) => {
    try {
      const found = await call(afiliacionBdpa.noEnviado, { params: { idRegistro } });
      if (found) return setRegistro(found);
      toast.warning(textos.yaNo);
      await forget(afiliacionBdpa.noEnviados);
    } catch (error) {
      if (!isCallError(error)) throw error;
    }
  });
  return { registro, recuperar, cerrar: () => setRegistro(null) };
}

/** People waiting to be sent, by the day they were recorded. Each row can be viewed and updated, or all are sent again. */
export function NoEnviados({ params, ver, operaciones: { operar, busy }, alTerminar }: VistaProps) {
  const periodo = periodoDe(params, periodoDeEsperaSchema);
  const lista = useQuery(query(afiliacionBdpa.noEnviados, { params: { ...periodo } }));
  const { registro, recuperar, cerrar } = useRecuperar();
  const [actualizar] = useTask(async (row: RegistroBdpa) => {
    cerrar();
    const registro = { idRegistro: row.IdRegistro, nombre: nombreDe(row), enEspera: true };
    if (await operar(actualizarRegistro(textos.actualizar, registro))) alTerminar();
  });
  const [reenviar] = useTask(async () => {
    if (await operar(enviarNoEnviados)) alTerminar();
  });
  const columns = useMemo(
    () => [
      ...columnas,
      acciones((row: RegistroBdpa) => (
        <>
          <EnlaceACarpeta idPersona={row.IdPersona} nombre={nombreDe(row)} />
          <Button
            tone="ghost"
            onClick={() => void recuperar(row.IdRegistro)}
            aria-label={fill(textos.verA, { nombre: nombreDe(row) })}
          >
            {general.ver}
          </Button>
          <Button
            tone="ghost"
            onClick={() => void actualizar(row)}
            aria-label={fill(textos.actualizarA, { nombre: nombreDe(row) })}
          >
            {textos.actualizar}
          </Button>
        </>
      )),
    ],
    [recuperar, actualizar],
  );
  return (
    <>
      <PeriodoForm
        periodo={periodo}
        nota={periodos.por['no-enviados']}
        searching={lista.isFetching}
        espera
        alCambiarPeriodo={(next) => ver({ ...next })}
      />
      <Lista
        titulo={textos.lista}
        archivo={textos.archivo}
        consulta={lista}
        columns={columns}
        rowKey={(row) => row.IdRegistro}
        vacio={textos.ninguno}
        acotado={periodoEnPalabras(periodo)}
        acciones={
          <Button icon="send" busy={busy} onClick={() => void reenviar()}>
            {actos.reenviar.boton}
          </Button>
        }
      />
      {registro ? (
        <RegistroDialog registro={registro} onClose={cerrar} alActualizar={() => void actualizar(registro)} />
      ) : null}
    </>
  );
}
