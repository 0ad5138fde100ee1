import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type DatosIdentidad, datosDePersona } from '#blocks/identidad/datos.ts';
import { PanelRegistro } from '#blocks/identidad/PanelRegistro.tsx';
import { RegistroSegip } from '#blocks/identidad/RegistroSegip.tsx';
import { ResultadoSegip } from '#blocks/identidad/ResultadoSegip.tsx';
import { buscarObservada } from '#blocks/identidad/registro.ts';
import { type Veredicto, verificar } from '#blocks/identidad/segip.ts';
import { isCallError } from '#client/errors.ts';
import { useTask } from '#client/useTask.ts';
import type { BasePersonas } from '#contract/entities/persona.ts';
import { cleanDate } from '#lib/dates.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { revisionAvisoMessages as textos } from './revisionMessages.ts';

/** For reviewers: what the central registry and, on request, the identity service have about the declared person. */
export function VerificacionPersona({ persona }: { readonly persona: BasePersonas }) {
  const datos = datosDePersona({ ...persona, FechaNacimiento: cleanDate(persona.FechaNacimiento) });
  return (
    <div className="revision-verificacion">
      <Registro datos={datos} />
      <Segip datos={datos} />
    </div>
  );
}

function Registro({ datos }: { readonly datos: DatosIdentidad }) {
  const found = useQuery({
    queryKey: ['registro', datos],
    queryFn: ({ signal }) => buscarObservada(datos, signal),
    // Personal data of another service: not cached once the notice is closed.
    gcTime: 0,
  });
  if (found.isError) return <ErrorBlock text={textos.sinRegistro} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Skeleton lines={4} />;
  const [persona] = found.data.Personas;
  return persona ? <PanelRegistro persona={persona} /> : <p className="revision-nota">{textos.noEstaEnRegistro}</p>;
}

function Segip({ datos }: { readonly datos: DatosIdentidad }) {
  const [veredicto, setVeredicto] = useState<Veredicto | null>(null);
  const [preguntar, busy] = useTask(async () => {
    try {
      setVeredicto(await verificar(datos));
    } catch (error) {
      if (!isCallError(error)) throw error; // the session ended: the client shows it
    }
  });
  return (
    <>
      {veredicto ? <ResultadoSegip veredicto={veredicto} /> : null}
      {veredicto?.tipo === 'difiere' ? <RegistroSegip datos={datos} veredicto={veredicto} /> : null}
      <div>
        <Button busy={busy} onClick={() => void preguntar()}>
          {textos.verificarSegip}
        </Button>
      </div>
    </>
  );
}
