import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Veredicto } from '#blocks/identidad/segip.ts';
import type { CodigoBdpa } from '#contract/entities/bdpa.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Pill, type PillTone } from '#ui/layout/Pill.tsx';
import { registrosMessages as textos } from './messages.ts';
import type { Registros } from './registros.ts';

const tonoBdpa: Readonly<Record<CodigoBdpa, PillTone>> = {
  COINCIDE: 'ok',
  DIFERENCIAS: 'bad',
  NO_ENCONTRADO: 'neutral',
  OTRO_ENTE: 'warn',
  NO_ENVIADO: 'warn',
  OBSERVADO: 'bad',
  SOLO_BDPA: 'warn',
  BAJA: 'warn',
};

const deSegip: Readonly<Record<Veredicto['tipo'], readonly [PillTone, string]>> = {
  coincide: ['ok', textos.segipCoincide],
  difiere: ['bad', textos.segipDifiere],
  noEncontrado: ['neutral', textos.segipNoEncontrado],
  impedido: ['warn', textos.segipImpedido],
};

/** What each of the three registers says about the person, in one line. */
export function FuentesDeRegistro({ registros: { validada, mensaje, veredicto } }: { readonly registros: Registros }) {
  return (
    <dl className="fuentes">
      <Fuente nombre={textos.caja} consulta={validada}>
        {(found) => (
          <Pill tone={found.EsAsegurado ? 'ok' : 'neutral'}>
            {found.EsAsegurado ? textos.asegurada : textos.noAsegurada}
          </Pill>
        )}
      </Fuente>
      <Fuente nombre={textos.bdpa} consulta={mensaje}>
        {(found) => <Pill tone={found.Codigo ? tonoBdpa[found.Codigo] : 'neutral'}>{found.Mensaje}</Pill>}
      </Fuente>
      <Fuente nombre={textos.segip} consulta={veredicto}>
        {({ tipo }) => (
          <>
            <Pill tone={deSegip[tipo][0]}>{deSegip[tipo][1]}</Pill>{' '}
            {/* The service may answer now: that it does not is its only verdict that changes from one moment to the next. */}
            {tipo === 'impedido' ? <OtraVez nombre={textos.segip} consulta={veredicto} /> : null}
          </>
        )}
      </Fuente>
    </dl>
  );
}

/** Asks a register once more. */
function OtraVez({ nombre, consulta }: { readonly nombre: string; readonly consulta: UseQueryResult }) {
  return (
    <Button
      tone="ghost"
      icon="refresh"
      busy={consulta.isFetching}
      onClick={() => void consulta.refetch()}
      aria-label={textos.reintentarDe(nombre)}
    >
      {general.reintentar}
    </Button>
  );
}

function Fuente<T>({
  nombre,
  consulta,
  children,
}: {
  readonly nombre: string;
  readonly consulta: UseQueryResult<T>;
  readonly children: (found: T) => ReactNode;
}) {
  return (
    <div className="fuente">
      <dt>{nombre}</dt>
      <dd>
        {consulta.data !== undefined ? (
          children(consulta.data)
        ) : consulta.isError ? (
          <>
            <Pill tone="warn">{textos.noConsultado(nombre)}</Pill> <OtraVez nombre={nombre} consulta={consulta} />
          </>
        ) : (
          <span className="muted">{textos.consultando}</span>
        )}
      </dd>
    </div>
  );
}
