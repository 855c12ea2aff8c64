/** What every editor of a game is given; `key` names the field that is being written. */
export type EditorProps<Data> = { data: Data; onChange: (data: Data, key?: string) => void };
