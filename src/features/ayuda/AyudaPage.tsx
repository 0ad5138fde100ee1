import './ayuda.css';
import { useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import type { Tarea } from '#blocks/ayuda/tareas.ts';
import { pathTo } from '#lib/routes.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { buscarTareas, tareasDe } from './guia.ts';
import { ayudaMessages as textos } from './messages.ts';
import { titles } from './titles.ts';

function Lista({ titulo, tareas }: { readonly titulo: string; readonly tareas: readonly Tarea[] }) {
  return (
    <Card title={titulo} pad className="ayuda-tema">
      <ul className="ayuda-lista">
        {tareas.map((tarea) => (
          <li key={tarea.id}>
            <Link to={pathTo('ayuda-tarea', { tarea: tarea.id })}>{tarea.titulo}</Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The tasks by topic, those of the screen the person comes from first. */
function PorTema({ tareas, pantalla }: { readonly tareas: readonly Tarea[]; readonly pantalla: string }) {
  const suyas = tareas.filter(({ pantallas }) => pantallas.includes(pantalla));
  const temas = [...new Set(tareas.map(({ tema }) => tema))];
  return (
    <>
      {suyas.length > 0 ? <Lista titulo={textos.deLaPantalla} tareas={suyas} /> : null}
      <div className="ayuda-temas">
        {temas.map((tema) => (
          <Lista key={tema} titulo={tema} tareas={tareas.filter((tarea) => tarea.tema === tema)} />
        ))}
      </div>
    </>
  );
}

/** The guide of the user's role: a search, and the tasks by topic. A screen with one task leads straight to it. */
export function Component() {
  const [direccion, setDireccion] = useSearchParams();
  // The router draws late, so the field does not wait for the address.
  const [texto, setTexto] = useState(direccion.get('buscar') ?? '');
  const pantalla = direccion.get('pantalla') ?? '';
  const tareas = tareasDe();
  const [sola, ...otras] = tareas.filter(({ pantallas }) => pantallas.includes(pantalla));
  if (sola && otras.length === 0) return <Navigate to={pathTo('ayuda-tarea', { tarea: sola.id })} replace />;
  const buscar = (nuevo: string) => {
    setTexto(nuevo);
    setDireccion(nuevo === '' ? {} : { buscar: nuevo }, { replace: true });
  };
  const busca = texto.trim() !== '';
  const halladas = busca ? buscarTareas(tareas, texto) : tareas;
  return (
    <div className="ayuda">
      <PageHead title={titles.ayuda} lead={textos.lema} />
      <div className="ayuda-buscar">
        <TextField
          label={textos.buscar}
          placeholder={textos.ejemplo}
          type="search"
          value={texto}
          onChange={(event) => buscar(event.target.value)}
        />
        <p role="status">{busca ? textos.encontradas(halladas.length) : textos.tareas(halladas.length)}</p>
      </div>
      {busca && halladas.length > 0 ? <Lista titulo={textos.resultados} tareas={halladas} /> : null}
      {busca && halladas.length === 0 ? (
        <EmptyState
          text={textos.ninguna}
          icon="search"
          action={<Button onClick={() => buscar('')}>{textos.quitar}</Button>}
        />
      ) : null}
      {busca ? null : <PorTema tareas={tareas} pantalla={pantalla} />}
    </div>
  );
}
