/** Props of every editor of a game; `key` names the field that is being written. */
export type EditorProps<Data> = { data: Data; onChange: (data: Data, key?: string) => void };
